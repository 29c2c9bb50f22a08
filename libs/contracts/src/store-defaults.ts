/** The store's info address where STORE_EMAIL does not say another; shown to visitors and written to by notifications. */
export const defaultStoreEmail = 'info@gantry.example';
