/** Rows of the lists of blocks and transactions; the style sheet places as many. */
export const listLength = 9;
