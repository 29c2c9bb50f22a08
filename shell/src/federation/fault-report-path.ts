/** Where pages send what failed in them. */
export const faultReportPath = '/fault-report';
