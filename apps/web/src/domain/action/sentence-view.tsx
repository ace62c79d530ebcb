import { Fragment, type ReactNode } from 'react';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { useMessages } from '../../i18n/messages-context.ts';
import { Amount } from '../../ui/amount.tsx';
import { AppLink } from '../../ui/app-link.tsx';
import { chainText } from '../../ui/chain-text.ts';
import { AccountLink } from '../../ui/identifier/account-link.tsx';
import { PermissionChip } from '../../ui/identifier/permission-chip.tsx';
import { numberText } from './number-text.ts';
import type { Part, Sentence } from './sentence.ts';

/** Renders a sentence; `templates` is the catalogue of its template names. */
export function SentenceView<Template extends string>({
  sentence,
  templates,
}: {
  sentence: Sentence<Template>;
  templates: Readonly<Record<Template, string>>;
}) {
  return (
    <>
      {fill(templates[sentence.template], sentence.parts)}
      {sentence.also !== undefined && (
        <>
          {'\u00a0'}
          <span className="clauses">
            {sentence.also.map((clause, index) => (
              <Fragment key={clause.template}>
                {index > 0 && '\u00a0· '}
                {fill(templates[clause.template], clause.parts)}
              </Fragment>
            ))}
          </span>
        </>
      )}
    </>
  );
}

/** Fills the gaps of a template: '{from} sent {quantity} to {to}'. */
function fill(template: string, parts: Record<string, Part>): ReactNode {
  // Every second piece is the name of a gap.
  return template.split(/\{(\w+)\}/).map((name, index) => {
    const part = index % 2 === 1 ? parts[name] : undefined;
    const piece = index % 2 === 1 ? `{${name}}` : name;
    // oxlint-disable-next-line react/no-array-index-key -- pieces of a template never reorder
    return <Fragment key={index}>{part === undefined ? piece : <PartView part={part} />}</Fragment>;
  });
}

function PartView({ part }: { part: Part }) {
  const { list } = useMessages();
  switch (part.kind) {
    case 'account':
      return <AccountLink name={part.name} bare />;
    case 'accounts':
      return (
        <>
          {part.names.slice(0, 3).map((name, index) => (
            <Fragment key={name}>
              {index > 0 && list.comma}
              <AccountLink name={name} bare />
            </Fragment>
          ))}
          {part.names.length > 3 && <span className="text-muted"> {list.andMore(part.names.length - 3)}</span>}
        </>
      );
    case 'amount':
      return <TokenAmount {...part} />;
    case 'permission':
      return <PermissionChip actor={part.actor} permission={part.permission} />;
    case 'code':
      return <span className="ident">{numberText(part.text) ?? chainText(part.text)}</span>;
    case 'nfts':
      return <Nfts ids={part.ids} contract={part.contract} />;
    case 'quote':
      // Quotation marks follow the direction of the quoted text.
      return <bdi className="wrap-anywhere">“{chainText(part.text)}”</bdi>;
  }
}

/** An amount, with its token contract unless it is the core token: a symbol alone proves nothing. */
function TokenAmount({ text, contract, incoming }: Extract<Part, { kind: 'amount' }>) {
  const { chain } = useBoot();
  const own = contract === undefined || contract === chain.coreContract || contract === chain.systemToken?.contract;
  return (
    <>
      <Amount value={text} {...(incoming === true ? { flow: 'in' as const } : {})} />
      {!own && (
        <span className="ms-1 text-sm whitespace-nowrap">
          (<AccountLink name={contract} bare />)
        </span>
      )}
    </>
  );
}

/** NFT IDs; AtomicAssets IDs link to their page. */
function Nfts({ ids, contract }: { ids: string[]; contract: string }) {
  const { list } = useMessages();
  return (
    <>
      NFT{' '}
      {ids.slice(0, 3).map((id, index) => (
        <Fragment key={id}>
          {index > 0 && list.comma}
          {contract === 'atomicassets' ? (
            <AppLink path={`/nft/${id}`} className="ident link">
              {`#${id}`}
            </AppLink>
          ) : (
            <span className="ident">{`#${id}`}</span>
          )}
        </Fragment>
      ))}
      {ids.length > 3 && <span className="text-muted"> {list.andMore(ids.length - 3)}</span>}
    </>
  );
}
