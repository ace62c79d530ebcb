/** Assertion messages of the system and token contracts and chain errors that the UI explains. */
const patterns = {
  'overdrawn-balance': /^overdrawn balance$/,
  'no-balance': /^no balance object found$/,
  'no-recipient': /^to account does not exist$/,
  'to-self': /^cannot transfer to self$/,
  'memo-too-long': /^memo has more than 256 bytes$/,
  'wrong-precision': /^symbol precision mismatch$/,
  'no-token': /^(unable to find key|token with symbol does not exist.*)$/,
  'account-exists': /^Cannot create account named .*, as that name is already taken$/,
  'ram-exceeded': /^account \S+ has insufficient ram/,
  'ram-quota': /^insufficient quota$/,
  'cpu-exceeded':
    /(billed CPU time .* is greater than the maximum billable|estimated CPU time .* is not less than|cpu usage .* too high)/i,
  'net-exceeded': /(transaction net usage is too high|net usage .* too high)/i,
  'stake-insufficient': /^insufficient staked (net|cpu) bandwidth$/,
  'refund-early': /^refund is not available yet$/,
  'no-refund': /^refund request not found$/,
  'bid-too-low': /^must increase bid by 10%$/,
  'claimed-early': /^already claimed rewards within past day$/,
  'uses-proxy': /^account that uses a proxy is not allowed to become a proxy$/,
  'no-effect': /^action has no effect$/,
  'powerup-sold-out': /^market doesn't have (enough )?resources available$/,
  'powerup-fee-risen': /^max_payment is less than calculated fee: /,
  'authority-missing': /^missing authority of /,
} as const;

export type KnownFailure = keyof typeof patterns;

/** Code of a known failure; null: show the chain's message itself. */
export function knownFailure(text: string): KnownFailure | null {
  // A hostile contract chooses its message: longer ones than any known are not matched.
  if (text.length > 300) return null;
  const match = Object.entries(patterns).find(([, pattern]) => pattern.test(text));
  return match === undefined ? null : (match[0] as KnownFailure);
}
