import { runImportJob, type ImportOrder } from './run-import-job.ts';

// The process that imports for the back office: it has the lowest priority, and goes when the service that started it is gone.
process.on('disconnect', () => process.exit(1));
process.once('message', (order: ImportOrder) => {
  runImportJob(order).then(
    () => process.exit(0),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
