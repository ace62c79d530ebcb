/** Digest of ACTION_RETURN_VALUE, which made return values part of the action digest. */
export const actionReturnValue = 'c3a6138c5061cf291310887c0b5c71fcaffeab90d5deb50d3b9e687cead45071';
