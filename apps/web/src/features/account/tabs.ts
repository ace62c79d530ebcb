export const accountTabs = ['account', 'transactions', 'tokens', 'permissions'] as const;
export type AccountTab = (typeof accountTabs)[number];

/** The tab of `?tab=`; the overview for anything unknown. */
export function tabOf(text: string | undefined): AccountTab {
  return accountTabs.find((tab) => tab === text) ?? 'account';
}
