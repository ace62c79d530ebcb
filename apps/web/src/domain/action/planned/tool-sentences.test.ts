import { expect, test } from 'vitest';
import { actionsOf, exampleForms } from '../../../../../../fixtures/example-forms.ts';
import { furtherSentenceOf } from '../further/registry.ts';
import { sentenceOf } from '../sentences/registry.ts';
import { strings } from './strings.ts';

test.each([...exampleForms])('the review of %s has a sentence for each action', (_name, forms) => {
  for (const form of forms) {
    for (const { account, name, authorization, data } of actionsOf(form)) {
      const action = { contract: account, name, data, authorization: [...authorization] };
      const sentence = sentenceOf(action, form.chain) ?? furtherSentenceOf(action, form.chain);
      expect(sentence, `${account}::${name}`).not.toBeNull();
      expect(strings).toHaveProperty(sentence!.template);
    }
  }
});
