/** Digest of the protocol feature with which return values became part of an action's digest. */
export const actionReturnValue = 'c3a6138c5061cf291310887c0b5c71fcaffeab90d5deb50d3b9e687cead45071';
