import {
  type AbiFile,
  type FileReading,
  type PackedFile,
  readAbiFile,
  readWasmFile,
} from '@antescope/wallet/tools/contract-file';
import { contractRam, mostAbiBytes, mostWasmBytes, setContract } from '@antescope/wallet/tools/set-contract';
import { useState } from 'react';
import { freeOf } from '../../../domain/account/free-ram.ts';
import { useStrings } from '../../../i18n/strings.ts';
import { grouped } from '../../../ui/amount-text.ts';
import { defineScreen } from '../../../ui/screen.ts';
import { AbiChanges } from '../../../wallet/contract/abi-changes.tsx';
import { useContract } from '../../../wallet/contract/use-contract.ts';
import { useActor } from '../../../wallet/multisig/use-actor.ts';
import { ToolForm } from '../../../wallet/tools/tool-form.tsx';
import { withStrings } from '../../../wallet/tools/tool-text.ts';
import { useOwnAccount } from '../../../wallet/use-own-account.ts';
import { UtilityTabs } from '../utility-tabs.tsx';
import { FileInput } from './file-input.tsx';
import { RemovalInput } from './removal-input.tsx';

export const screen = defineScreen({
  strings: 'pages/utilities/upload',
  head: ({ strings, chain }) => ({ title: strings.title, description: strings.description(chain.name) }),
  Component: UploadContractPage,
});

/** Uploads code and ABI from files to the connected account, or removes them. */
function UploadContractPage() {
  const strings = useStrings('pages/utilities/upload');
  const contractStrings = useStrings('wallet/contract');
  const { actor } = useActor();
  const account = useOwnAccount(actor);
  const contract = useContract(actor);
  const [wasm, setWasm] = useState<FileReading<PackedFile> | null>(null);
  const [abi, setAbi] = useState<FileReading<AbiFile> | null>(null);
  const present = contract.read.state === 'ready' ? contract.read.value : null;
  const free = account.read.state === 'ready' ? freeOf(account.read.value.ram) : null;
  const facts = { wasm, abi, present, freeRam: free === null ? null : BigInt(free) };
  const ram = wasm === null && abi === null ? null : contractRam(facts, false);
  const { fields, acts, faults, notes, again } = strings;
  const sizeOf = (file: FileReading<PackedFile> | null): string | undefined =>
    file?.ok === true ? strings.size(grouped(file.file.size), file.file.hash) : undefined;
  return (
    <>
      <h1 className="mb-4 text-2xl font-semibold">{strings.title}</h1>
      <UtilityTabs current="upload-contract" />
      <p className="mt-4 max-w-prose text-muted">{strings.about}</p>
      {(contract.read.state === 'failed' || account.read.state === 'failed') && (
        <p role="alert" className="mt-2 text-sm text-negative">
          {contractStrings.failed}
        </p>
      )}
      {present !== null && (
        <p className="mt-2 text-sm wrap-anywhere">
          {present.codeHash === null ? strings.noCode(actor ?? '') : strings.present(actor ?? '', present.codeHash)}
        </p>
      )}
      <div className="py-4">
        <ToolForm
          tools={[withStrings(setContract, { fields, acts, faults, notes, again })]}
          facts={facts}
          loading={account.read.state === 'loading' || contract.read.state === 'loading'}
          inputs={{
            wasm: (props) => (
              <FileInput
                {...props}
                hint={sizeOf(wasm)}
                accept=".wasm"
                most={mostWasmBytes}
                read={readWasmFile}
                onRead={setWasm}
              />
            ),
            abi: (props) => (
              <>
                <FileInput
                  {...props}
                  hint={sizeOf(abi)}
                  accept=".abi,.json"
                  most={mostAbiBytes}
                  read={readAbiFile}
                  onRead={setAbi}
                />
                {abi?.ok === true && present !== null && <AbiChanges before={present.abi} after={abi.file.abi} />}
                {ram !== null && (
                  <p className="text-sm">
                    {ram < 0 ? contractStrings.ramFreed(grouped(-ram)) : contractStrings.ramNeeded(grouped(ram))}
                  </p>
                )}
              </>
            ),
            removal: (props) => <RemovalInput {...props} />,
          }}
          onSettled={() => {
            account.refresh();
            contract.refresh();
          }}
          onAgain={() => {
            setWasm(null);
            setAbi(null);
          }}
        />
      </div>
    </>
  );
}
