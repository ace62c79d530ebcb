/** USB vendor ID of Ledger. */
export const ledgerVendor = 0x2c97;
