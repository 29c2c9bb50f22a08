/** True in the build without federation. Set by the bundler. */
declare const __MONO__: boolean;
