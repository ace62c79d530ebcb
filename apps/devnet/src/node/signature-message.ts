import type { SignatureQuestion } from './signature-finder.ts';

/*
 * Questions as they go to the thread: the bytes of all of them in one array, because each array of a message costs more
 * than what is in it.
 */
export interface QuestionsMessage {
  /** Of each question the digest and the preimage, one after the other. */
  readonly bytes: Uint8Array;
  readonly questions: readonly {
    readonly preimage: number;
    readonly signature: string;
    readonly keys: readonly string[];
  }[];
}

const DIGEST = 32;

export function packQuestions(questions: readonly SignatureQuestion[]): QuestionsMessage {
  let length = 0;
  for (const { message } of questions) length += DIGEST + message.preimage.length;
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const { message } of questions) {
    bytes.set(message.digest, at);
    bytes.set(message.preimage, at + DIGEST);
    at += DIGEST + message.preimage.length;
  }
  return {
    bytes,
    questions: questions.map(({ message, signature, keys }) => ({
      preimage: message.preimage.length,
      signature,
      keys,
    })),
  };
}

export function unpackQuestions({ bytes, questions }: QuestionsMessage): SignatureQuestion[] {
  let at = 0;
  return questions.map(({ preimage, signature, keys }) => {
    const begin = at + DIGEST;
    const message = { digest: bytes.subarray(at, begin), preimage: bytes.subarray(begin, begin + preimage) };
    at = begin + preimage;
    return { message, signature, keys };
  });
}
