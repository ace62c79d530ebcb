import { concat, encodeText } from '@antescope/codec/bytes/bytes';
import { base64 } from './base64.ts';

/** Four VP8 frames of 64 by 64 pixels (a moving ball), encoded by a browser; the first is a key frame. */
const frames: readonly string[] = [
  'EBMAnQEqQABAAAAHCIWFiJmEiAEkEBbgKF/AfyA1RXgP4wfrNzDOgvMBiAvwH8AfYD/AeMz4AP6A/3f+S+wD0QHWA/oD7AP6A+hL' +
    '+mvwA+Sf9/+iA/wH8Ae0DwgOSE+A/hL+1eiB/CX9q8sD/gPxu0WbXA/0Dlj+wH4A/QH/A/4v/a/yb/f/lAf2OoopQ58Tudwu+4Tb' +
    'wOZ0YUKpiqQsh3xg/vp4yamunGYdstzEyZnP7j9rgY1V+G8Oz6uI7IxrT5epej8U1ji9k9sg+G78ovN//M5yLmWV0X9yyd5jwOHy' +
    'qXxXYdzCzWaw42tV4Tvb0dM9DGCGanxhck2z84+uhPOSyYd34d88fBwaxrkQXFQSrj7tvmsTvEQqlzfiVr0NWgCzO6076efiQjr/' +
    'WRuZ7BfVi2zkTOkHN/4NwigUq2mvw7Au9/p+WjuKuJEF6e+G3YdH0oc4PqlAqFU9k7N+K8YA6PGPlQr8Hfw3V3xxSdEsPTC96N0M' +
    'XJX7vkGxYwcoFjZuDJM7qSsU/9OAL+lHNAsUdpo+6GQOY9LQfwlknETdNgVJZMhGUPu/e8anDqCpcnNOr0s28rffAugoArxID8RX' +
    'NVWcsTLG4f9kTWq2jfV+3xHShacynZ5V3gXCJOUODz59R7KPSxEOn/PoAAA=',
  'UQMAAhA4AB6mbRZbctmqYTx/DhRmvLk3FCsn0wDMd74SbgV/1PAXUJtGPsuwgr1uAfOxSOUhrEHQE/4/O4EZ7i0Fp0NTRVhVDfry' +
    '98Xg1mu5bFfMZpZf6kzsAAHY/XoHOzoYgaasfRgcEAA=',
  'UQYAAxAoABttARtjuK+MdwgI1g3+bfaBAoIX/u//2Ov2A/YARr6v5UKYXiG/1eEgnkKkCAD+kzt3hH/pHfhjyyE0pAuPoKn/6c//' +
    'lK34NenEk58/tzAjHsfpPHrcIvuTW9uX7u0ejmPUq3XwVfWa5Sa1vKZDK5Q/hmzvx2vvKL6THl4B6RL0vSlmsmU/+t7/96Z/+4fV' +
    '3Kf/eUP+9M9waq5Rdx+tTkD/3KX9P/8Yb80wf94H+6N9/bjqjpf99RFLt9Y8Bcu/kjhvJC3Hsoa0W/Ok9aFItxRMX/RuZ7tA98Jl' +
    'jlrkds8jr+UMbbVudT/wGaWzkcpIFOwOclunhuMZAi6AHcRPf+/9vOXeMzwQBCH3Yf7T3qAE+vY80enBUd2wAPexgAA=',
  'MQYAAxAgABtgBqiv8AcNA7QNTR90AK23epeXA+f9tAf//H//TFD8gZObBjYAEt2a9EEssP724P/9fj//jd//3vvCv+bf/Hq8///7' +
    '43///ypYKM6/h4P/4xFbUMC7zT1Ui4h8PAO4//48L+xZIOkWh/T1D84ihvplk2D40n/9va72EzWLTzpO+xXTNAQWCYGtfl/+0o69' +
    'iSjv9bZ673HPHiALLC5cMfuptWvWcYRT0J69TefEHJFR9Syz/h6C4npbQnlnNE+j+muEf+kcesPGxTK0uCb6avOyqTDC/1xp5Ch9' +
    'Lnf8pb3S19M0SaYWtCvvJCy60eeDk3H3XYJDWTv5vW5cv/wZg4zI6rPoeiTTQnOZZ14H/BhpRlJqHmaqqFYZAkY0MdnH1UwT0Qxl' +
    'E09ozxyiPZtM0bvfqvK0/+8UJ3fGMvhthFIT6J8bz4AA',
];

const size = 64;
const millisBetween = 250;

/** A one-second WebM video. */
export function webm(): Uint8Array {
  const video = concat(element(0xb0, number(size)), element(0xba, number(size)));
  const track = concat(
    element(0xd7, number(1)),
    element(0x73c5, number(1)),
    element(0x83, number(1)),
    element(0x86, encodeText('V_VP8')),
    element(0xe0, video),
  );
  const blocks = frames.map((frame, i) => {
    // Track 1, milliseconds since the start of the cluster, key frame flag.
    const millis = i * millisBetween;
    const head = Uint8Array.of(0x81, millis >> 8, millis & 0xff, i === 0 ? 0x80 : 0);
    return element(0xa3, concat(head, base64(frame)));
  });
  const information = concat(
    element(0x2ad7b1, number(1_000_000)),
    element(0x4489, float(frames.length * millisBetween)),
    element(0x4d80, encodeText('antescope')),
    element(0x5741, encodeText('antescope')),
  );
  const segment = concat(
    element(0x1549a966, information),
    element(0x1654ae6b, element(0xae, track)),
    element(0x1f43b675, concat(element(0xe7, number(0)), ...blocks)),
  );
  const header = concat(
    element(0x4286, number(1)),
    element(0x42f7, number(1)),
    element(0x42f2, number(4)),
    element(0x42f3, number(8)),
    element(0x4282, encodeText('webm')),
    element(0x4287, number(2)),
    element(0x4285, number(2)),
  );
  return concat(element(0x1a45dfa3, header), element(0x18538067, segment));
}

/** An EBML element: id, eight-byte length, content. */
function element(id: number, content: Uint8Array): Uint8Array {
  const length = new Uint8Array(8);
  new DataView(length.buffer).setUint32(4, content.length);
  length[0] = 0x01;
  return concat(number(id), length, content);
}

/** Shortest big-endian form. */
function number(value: number): Uint8Array {
  const bytes: number[] = [];
  for (let rest = value; rest > 0 || bytes.length === 0; rest = Math.floor(rest / 256)) bytes.unshift(rest % 256);
  return Uint8Array.from(bytes);
}

function float(value: number): Uint8Array {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setFloat64(0, value);
  return bytes;
}
