/** True in the build without federation. Set by the bundler. */
declare const __MONO__: boolean;
/** The installed version of each shared library. Set by the bundler. */
declare const __SHARED_VERSIONS__: Readonly<Record<string, string>>;
