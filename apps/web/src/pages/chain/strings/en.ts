export const strings = {
  title: 'Chain',
  description: (chain: string) => `${chain} chain info: head block, limits and producer schedule`,
  whatHead: 'the chain info',
  whatState: "the system contract's state",
  whatSchedule: 'the producer schedule',
  noState: 'This chain has no system contract',
  noSchedule: 'No schedule',
  id: 'Chain ID',
  head: 'Head block',
  irreversible: 'Last irreversible block',
  time: 'Head block time',
  node: 'Node version',
  token: 'Core token',
  now: 'Chain info',
  limits: 'Limits',
  ram: 'RAM sold',
  ofRam: (most: string) => `of ${most}`,
  blockCpu: 'Max block CPU',
  transactionCpu: 'Max transaction CPU',
  blockNet: 'Max block NET',
  transactionNet: 'Max transaction NET',
  lifetime: 'Max transaction lifetime',
  delay: 'Max delay',
  depth: 'Max authority depth',
  schedule: (version: string) => `Schedule version ${version}`,
  pendingSchedule: (version: string) => `Pending schedule, version ${version}`,
  producer: 'Producer',
  key: 'Signing key',
  several: 'multiple keys',
  whatFinalizers: 'the finalizers',
  finalizers: (generation: string, threshold: string) => `Finalizers, generation ${generation}, threshold ${threshold}`,
  pendingFinalizers: (generation: string, threshold: string) =>
    `Pending finalizers, generation ${generation}, threshold ${threshold}`,
  finalizer: 'Finalizer',
  finalizerKey: 'BLS key',
  weight: 'Weight',
  lastVote: 'Last vote',
  weak: 'weak',
  features: 'Protocol features',
};

declare global {
  interface StringFolders {
    'pages/chain': typeof strings;
  }
}
