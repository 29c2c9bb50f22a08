/** File of a build that says which scripts and styles each named chunk needs. */
export const routeAssetsFile = 'route-assets.json';
