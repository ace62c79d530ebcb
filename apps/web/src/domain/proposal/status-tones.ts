import type { ProposalStatus } from '@antescope/sources/msig/proposal-view';
import type { Tone } from '../../ui/chip.tsx';

export const statusTones: Record<ProposalStatus, Tone> = {
  open: 'neutral',
  ready: 'positive',
  waiting: 'accent',
  expired: 'warning',
  impossible: 'negative',
  unreadable: 'negative',
};
