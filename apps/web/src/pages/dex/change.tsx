/** A change in percent with its sign; a dash if it is unknown. */
export function Change({ percentage }: { percentage: string | null }) {
  if (percentage === null) return '–';
  const [whole = '0', decimals = ''] = percentage.replace('-', '').split('.');
  const text = `${whole}.${decimals.slice(0, 2).padEnd(2, '0')}%`;
  const falls = percentage.startsWith('-');
  const isZero = !/[1-9]/.test(text);
  return (
    <bdi dir="ltr" className={`figure ${isZero ? 'text-muted' : falls ? 'text-negative' : 'text-positive'}`}>
      {isZero ? text : `${falls ? '−' : '+'}${text}`}
    </bdi>
  );
}
