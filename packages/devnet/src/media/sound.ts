import { concat, encodeText } from '@antescope/codec/bytes/bytes';

const rate = 8000;

/** A tune as WAV: eight bits, mono, a quarter of a second per note (in Hz; 0 is a rest). */
export function wav(notes: readonly number[]): Uint8Array {
  const perNote = rate / 4;
  const samples = Uint8Array.from({ length: notes.length * perNote }, (_, i) => {
    const pitch = notes[Math.floor(i / perNote)]!;
    const at = i % perNote;
    // A decaying square wave avoids sine, whose last digit may differ between engines.
    const up = Math.floor((at * pitch * 2) / rate) % 2 === 0;
    const loudness = pitch === 0 ? 0 : Math.floor(48 * (1 - at / perNote));
    return 128 + (up ? loudness : -loudness);
  });
  return concat(
    encodeText('RIFF'),
    littleEndian(36 + samples.length),
    encodeText('WAVEfmt '),
    littleEndian(16),
    Uint8Array.of(1, 0, 1, 0),
    littleEndian(rate),
    littleEndian(rate),
    Uint8Array.of(1, 0, 8, 0),
    encodeText('data'),
    littleEndian(samples.length),
    samples,
  );
}

export function littleEndian(value: number): Uint8Array {
  return Uint8Array.of(value, value >>> 8, value >>> 16, value >>> 24);
}
