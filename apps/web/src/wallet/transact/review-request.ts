import type { PermissionLevel } from '@antescope/wallet/session/session';
import type { ActionInput } from '@antescope/wallet/transact/draft';

/** What a form asks to be reviewed. */
export interface ReviewRequest {
  /** Changes exactly when the actions do. */
  key: string;
  /** 'Send 1.5000 EOS to bob' */
  title: string;
  /** 'Sent 1.5000 EOS to bob' */
  done: string;
  warnings: readonly string[];
  /** Facts that are no warning: a fee. */
  facts?: readonly string[];
  actions: (level: PermissionLevel) => readonly ActionInput[];
}

/** 'sent': the receipt is shown, until a new act begins. */
export type ReviewPhase = 'review' | 'busy' | 'sent';
