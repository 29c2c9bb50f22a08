// The only part of Redux Toolkit that travels to the browser (see facade-exports.json).
export { combineSlices, configureStore, createDynamicMiddleware, createSlice } from '@reduxjs/toolkit';
