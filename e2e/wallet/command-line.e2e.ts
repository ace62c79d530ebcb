import { commandOutput } from '../../fixtures/command-line.ts';
import { expect, noTransactions, open, test } from '../fixtures.ts';
import { expectIncluded, fillTransfer, review, signAndSend } from './connect.ts';

test.use({ devnetFlags: noTransactions });

const programs = [
  { program: 'cleos', command: 'cleos sign', amount: '0.0021' },
  { program: 'eosc', command: 'eosc tx sign', amount: '0.0022' },
];

for (const { program, command, amount } of programs) {
  test(`[AUTH-012] [AUTH-017] ${program}: a command signs, its pasted output is sent; a foreign signature and a closed command send nothing`, async ({
    page,
    devnet,
  }) => {
    await open(page, `${devnet.url}/wallet/transfer`);
    await page.getByRole('button', { name: 'Connect', exact: true }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: `Command line (${program})` }).click();
    await dialog.getByLabel('Account and permission').fill('nosuchacct12');
    await dialog.getByRole('button', { name: 'Connect', exact: true }).click();
    await expect(dialog.getByText('There is no such account or permission.')).toBeVisible();
    await dialog.getByLabel('Account and permission').fill('carol');
    await dialog.getByRole('button', { name: 'Connect', exact: true }).click();
    await expect(dialog).toBeHidden();

    await fillTransfer(page, { to: 'zoe', amount, token: 'eosio.token EOS' });
    await signAndSend(page);
    const signing = page.getByRole('dialog', { name: 'Sign with a command' });
    await expect(signing.getByLabel('Command', { exact: true })).toContainText(command);
    await signing.getByRole('button', { name: 'Cancel' }).click();
    await expect(review(page)).toContainText('Not signed: the wallet was closed.');

    await signAndSend(page);
    const shown = signing.getByLabel('Command', { exact: true });
    await expect(shown).toContainText(command);
    const shownCommand = (await shown.textContent())!;
    await signing.getByText('Paste the wallet’s response').click();
    const paste = async (text: string): Promise<void> => {
      await signing.getByRole('textbox', { name: /^The output of the command/ }).fill(text);
      await signing.getByRole('button', { name: 'Submit response' }).click();
    };
    await paste(commandOutput(shownCommand, devnet.keys.bob!));
    await expect(signing.getByRole('alert')).toContainText('The signature does not satisfy the permission.');
    await paste(commandOutput(shownCommand, devnet.keys.carol!));
    await expectIncluded(page);
  });
}
