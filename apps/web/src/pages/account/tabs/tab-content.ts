import type { PastContent } from '../../../domain/past/read-past.ts';
import type { ContractContent } from '../contract/read.ts';
import type { ControlledContent } from '../controlled/read.ts';
import type { NftsContent } from '../nfts/read.ts';
import type { ResourcesContent } from '../resources/read.ts';
import type { RexContent } from '../rex/read.ts';
import type { VotesContent } from '../votes/read.ts';

/** What a tab reads that no other tab shows. */
export type TabContent =
  | ResourcesContent
  | VotesContent
  | ContractContent
  | ControlledContent
  | NftsContent
  | RexContent
  | PastContent;
