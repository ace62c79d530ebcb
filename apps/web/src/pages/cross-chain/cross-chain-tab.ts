export const crossChainTabs = ['swap', 'deposit', 'withdraw'] as const;
export type CrossChainTab = (typeof crossChainTabs)[number];
