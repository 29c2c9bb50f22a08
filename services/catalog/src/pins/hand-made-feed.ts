/**
 * What stands where a product of a feed names it: staff have made it by hand and no feed has brought it yet. No feed can
 * be called so, so none can archive it.
 */
export const handMadeFeed = '(by hand)';
