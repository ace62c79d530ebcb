import type { SignatureQuestion } from './signature-finder.ts';

/*
 * Wire format of questions to the worker: one array for the bytes of all, because every array of a message costs more than
 * its content.
 */
export interface QuestionsMessage {
  /** Digest and preimage of each question, concatenated. */
  readonly bytes: Uint8Array;
  readonly questions: readonly {
    readonly preimage: number;
    readonly signature: string;
    readonly keys: readonly string[];
  }[];
}

const digestBytes = 32;

export function packQuestions(questions: readonly SignatureQuestion[]): QuestionsMessage {
  let length = 0;
  for (const { message } of questions) length += digestBytes + message.preimage.length;
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const { message } of questions) {
    bytes.set(message.digest, at);
    bytes.set(message.preimage, at + digestBytes);
    at += digestBytes + message.preimage.length;
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
    const begin = at + digestBytes;
    const message = { digest: bytes.subarray(at, begin), preimage: bytes.subarray(begin, begin + preimage) };
    at = begin + preimage;
    return { message, signature, keys };
  });
}
