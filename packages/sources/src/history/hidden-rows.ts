/** Why a row is taken for spam: the rule, and which entry of its list. */
export interface SpamReason {
  rule: 'contract' | 'action' | 'sender' | 'link' | 'word' | 'memo-word';
  value: string;
}

/** What was left out of a page for one reason. */
export interface HiddenRows extends SpamReason {
  count: number;
}

/** Counts one more of a reason; changes the list. */
export function addHidden(hidden: HiddenRows[], more: HiddenRows): void {
  const same = hidden.find(({ rule, value }) => rule === more.rule && value === more.value);
  if (same === undefined) hidden.push({ ...more });
  else same.count += more.count;
}
