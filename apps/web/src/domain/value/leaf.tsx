import { trimDecimals } from '@antescope/codec/bytes/trim-end';
import { Moment } from '../../ui/moment.tsx';
import { Amount } from '../../ui/amount.tsx';
import { chainText } from '../../ui/chain-text.ts';
import { AccountLink } from '../../ui/identifier/account-link.tsx';
import { CopyableHash } from '../../ui/identifier/copyable-hash.tsx';
import { KeyLink } from '../../ui/identifier/key-link.tsx';
import { TransactionLink } from '../../ui/identifier/transaction-link.tsx';
import { Disclosure } from './disclosure.tsx';
import { leafKind } from './leaf-kind.ts';

interface LeafProps {
  value: unknown;
  /** ABI type, if known. */
  type?: string | undefined;
  /** Field name. */
  field?: string;
  /** In a table cell: short, one line. */
  compact?: boolean;
}

/**
 * One scalar, rendered by its kind. All values are untrusted: a value that does not match its type is plain text, never
 * markup, isolated in its direction.
 */
export function Leaf({ value, type, field = '', compact = false }: LeafProps) {
  if (value === null || value === undefined) return <span className="text-muted">–</span>;
  if (typeof value === 'object') return <Text text={JSON.stringify(value)} compact={compact} />;
  const text = chainText(String(value));
  if (text === '') return <span className="text-muted">“”</span>;
  switch (leafKind(type, field, value)) {
    case 'account':
      return /^[.1-5a-z]{1,13}$/.test(text) ? <AccountLink name={text} bare /> : <Text text={text} compact={compact} />;
    case 'amount':
      return <Amount value={text} />;
    case 'time':
      return <Time text={text} compact={compact} />;
    case 'key':
      return /^\w{40,}$/.test(text) ? <KeyLink value={text} /> : <Text text={text} compact={compact} />;
    case 'hash':
      return <CopyableHash value={text} />;
    case 'transaction':
      return /^[0-9a-f]{64}$/.test(text) ? <TransactionLink id={text} /> : <Text text={text} compact={compact} />;
    case 'bytes':
      return compact && text.length > 24 ? <CopyableHash value={text} /> : <Text text={text} compact={compact} />;
    case 'number':
      return (
        <span className="figure" dir="ltr">
          {shortDouble(text)}
        </span>
      );
    case 'flag':
      return <span className="ident">{value === 1 ? 'true' : value === 0 ? 'false' : text}</span>;
    case 'name':
    case 'text':
      return <Text text={text} compact={compact} />;
  }
}

/** nodeos pads doubles to seventeen decimals. */
function shortDouble(text: string): string {
  return /^-?\d+\.\d{17}$/.test(text) ? trimDecimals(text) : text;
}

function Time({ text, compact }: { text: string; compact: boolean }) {
  const iso = text.endsWith('Z') ? text : `${text}Z`;
  if (Number.isNaN(Date.parse(iso))) return <Text text={text} compact={compact} />;
  return <Moment time={iso} show={compact ? 'absolute' : 'full'} />;
}

const maxCellLength = 80;

function Text({ text, compact }: { text: string; compact: boolean }) {
  if (compact && (text.length > maxCellLength || text.includes('\n'))) {
    return (
      <details className="group">
        <Disclosure small>
          <bdi className="ident">{text.slice(0, 40).replaceAll(/\s+/g, ' ')}…</bdi>
        </Disclosure>
        <bdi className="ident block max-h-64 w-96 max-w-[70vw] overflow-y-auto whitespace-pre-wrap! wrap-anywhere">
          {text}
        </bdi>
      </details>
    );
  }
  // Clips stacked combining marks.
  const clipped = 'ident inline-block max-w-full overflow-y-clip align-bottom';
  return (
    <bdi className={`${clipped} ${compact ? 'whitespace-pre!' : 'whitespace-pre-wrap! wrap-anywhere'}`}>{text}</bdi>
  );
}
