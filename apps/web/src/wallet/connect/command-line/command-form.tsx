import type { CommandLineProvider } from '@antescope/wallet/providers/command-line/provider';
import { readOutput } from '@antescope/wallet/providers/command-line/read-output';
import { useStrings } from '../../../i18n/strings.ts';
import { useMessages } from '../../../i18n/messages-context.ts';
import { useRead } from '../../../lib/use-read.ts';
import { Button } from '../../../ui/button.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { errorText } from '../../error-text.ts';
import type { InteractionProps } from '../../session/connect-part.tsx';
import { FormError } from '../form/form-error.tsx';
import { PasteForm } from '../signing-request/paste-form.tsx';
import { useRespond } from '../form/use-respond.ts';

type CommandFormProps = InteractionProps & { provider: CommandLineProvider };

/** Shows the command that signs the transaction until its pasted output is verified. */
export function CommandForm({ provider, interaction, onDone, onCancel }: CommandFormProps) {
  const strings = useStrings('wallet/connect/command-line');
  const walletStrings = useStrings('wallet');
  const { list } = useMessages();
  const id = interaction.details.request ?? '';
  const { read, refresh } = useRead(id, () => provider.command(id));
  const { accept, error } = useRespond((response) => provider.respond(id, response), onDone);
  return (
    <>
      <p className="mb-3 text-sm text-muted">{provider.commandLine.sends ? strings.runAndSend : strings.run}</p>
      {read.state === 'ready' ? (
        <div className="mb-3 flex items-start gap-2">
          <pre
            dir="ltr"
            tabIndex={0}
            aria-label={strings.command}
            className="max-h-48 min-w-0 grow overflow-auto rounded-base border border-line bg-surface p-2 text-sm whitespace-pre-wrap wrap-anywhere"
          >
            {read.value}
          </pre>
          <CopyButton value={read.value} label={strings.copy} />
        </div>
      ) : read.state === 'failed' ? (
        <p role="alert" className="mb-3 flex flex-wrap items-baseline gap-x-2">
          {errorText(read.error, walletStrings)}
          <button type="button" className="link" onClick={refresh}>
            {walletStrings.retry}
          </button>
        </p>
      ) : (
        <SkeletonRows rows={3} label={list.loading} />
      )}
      <FormError text={error} />
      <PasteForm hint={strings.paste} onResponse={accept} read={readOutput} />
      <Button className="mt-4" onClick={onCancel}>
        {strings.cancel}
      </Button>
    </>
  );
}
