/** Event of the window: a transaction that this tab sent is in a block, so balances should be read again. */
export const balanceChanged = 'antescope-balance';
