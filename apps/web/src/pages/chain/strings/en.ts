export const strings = {
  title: 'Chain',
  description: (chain: string) => `${chain} now: its head, its limits and its producers`,
  whatHead: 'the head of the chain',
  whatState: 'the state of the system contract',
  whatSchedule: 'the schedule of producers',
  noState: 'This chain has no system contract',
  noSchedule: 'No schedule',
  id: 'Chain id',
  head: 'Head block',
  irreversible: 'Irreversible',
  time: 'Time of the head',
  node: 'Node version',
  token: 'Core token',
  now: 'The chain now',
  limits: 'Limits',
  ram: 'RAM reserved',
  ofRam: (most: string) => `of ${most}`,
  blockCpu: 'CPU of a block',
  transactionCpu: 'CPU of a transaction',
  blockNet: 'NET of a block',
  transactionNet: 'NET of a transaction',
  lifetime: 'Longest expiry of a transaction',
  delay: 'Longest delay',
  depth: 'Depth of an authority',
  schedule: (version: string) => `Schedule ${version}`,
  producer: 'Producer',
  key: 'Signing key',
  several: 'several keys',
  features: 'Protocol features',
};

declare global {
  interface StringFolders {
    'pages/chain': typeof strings;
  }
}
