/** Injection token of the class of a service's files. */
export const RECORD_FILE = Symbol('record file');
/** Injection token of the kinds of records that last only as long as somebody writes a form. */
export const FORM_DRAFTS = Symbol('form drafts');
