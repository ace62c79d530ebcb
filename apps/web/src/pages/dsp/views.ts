export const dspViews = ['providers', 'packages', 'account'] as const;
export type DspView = (typeof dspViews)[number];
