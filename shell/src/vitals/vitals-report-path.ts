/** Where pages send how they felt. */
export const vitalsReportPath = '/vitals-report';
