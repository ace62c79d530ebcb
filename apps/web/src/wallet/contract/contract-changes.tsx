import { uploadRam } from '@antescope/wallet/tools/set-contract';
import { type ContractUpload, contractUploads } from '@antescope/wallet/tools/contract-uploads';
import { useStrings } from '../../i18n/strings.ts';
import { grouped } from '../../ui/amount-text.ts';
import { type Fact, Facts } from '../../ui/facts.tsx';
import { AccountLink } from '../../ui/identifier/account-link.tsx';
import { CopyableHash } from '../../ui/identifier/copyable-hash.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AbiChanges } from './abi-changes.tsx';
import { useContract } from './use-contract.ts';

/** Accounts whose present contract is read; each can have a megabyte. */
const mostAccounts = 8;

/** What setcode and setabi among `actions` replace: hashes, sizes, RAM and the difference of the ABIs. */
export function ContractChanges({ actions }: { actions: Parameters<typeof contractUploads>[0] }) {
  const strings = useStrings('wallet/contract');
  const uploads = contractUploads(actions);
  if (uploads.length === 0) return null;
  return (
    <div className="grid gap-4 py-3">
      {uploads.slice(0, mostAccounts).map((upload) => (
        <ContractChange key={upload.account} upload={upload} />
      ))}
      {uploads.length > mostAccounts && (
        <p className="text-muted">{strings.moreAccounts(grouped(uploads.length - mostAccounts))}</p>
      )}
    </div>
  );
}

function ContractChange({ upload: { account, code, abi } }: { upload: ContractUpload }) {
  const strings = useStrings('wallet/contract');
  const { read } = useContract(account);
  const present = read.state === 'ready' ? read.value : null;
  const now = (hash: string | null | undefined, size: number | undefined) => {
    if (read.state === 'failed') return '—';
    return hash === undefined || size === undefined ? (
      <Skeleton className="h-3 w-32" />
    ) : (
      <Version {...{ hash, size }} />
    );
  };
  const facts: (Fact | null)[] = [
    code && { label: strings.presentCode, value: now(present?.codeHash, present?.codeSize) },
    code && { label: strings.newCode, value: <Version hash={code.hash} size={code.size} /> },
    abi && { label: strings.presentAbi, value: now(present?.abiHash, present?.abiSize) },
    abi && { label: strings.newAbi, value: <Version hash={abi.hash} size={abi.size} /> },
  ];
  const ram = present && uploadRam({ code, abi }, present);
  return (
    <section className="grid gap-2" aria-label={account}>
      <AccountLink name={account} />
      {read.state === 'failed' && (
        <p role="alert" className="text-sm text-negative">
          {strings.failed}
        </p>
      )}
      <Facts facts={facts} />
      {ram !== null && (
        <p className="text-sm">{ram < 0 ? strings.ramFreed(grouped(-ram)) : strings.ramNeeded(grouped(ram))}</p>
      )}
      {abi !== null && abi.abi === null && abi.size > 0 && (
        <p className="text-sm text-negative">{strings.unreadableAbi}</p>
      )}
      {abi !== null && abi.abi !== null && present !== null && (present.abi !== null || present.abiSize === 0) && (
        <AbiChanges before={present.abi} after={abi.abi} />
      )}
    </section>
  );
}

function Version({ hash, size }: { hash: string | null; size: number }) {
  const strings = useStrings('wallet/contract');
  if (hash === null || size === 0) return strings.none;
  return (
    <span className="flex flex-wrap items-center gap-x-3">
      <CopyableHash value={hash} />
      <span className="text-muted tabular-nums">{strings.size(grouped(size))}</span>
    </span>
  );
}
