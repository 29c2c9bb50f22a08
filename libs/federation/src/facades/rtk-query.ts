// The only part of RTK Query that travels to the browser (see facade-exports.json).
export { createApi } from '@reduxjs/toolkit/query/react';
