import { type RefObject, useEffect, useRef, useState } from 'react';
import { pixelsOf, readCode } from './read-code.ts';

/** 'off': there is none, or the person or the browser does not allow it. */
export type CameraState = 'starting' | 'on' | 'off';

/** Shows the camera in `video`, and reports the first QR code in it. The camera is released when the component leaves. */
export function useCamera(onText: (text: string) => void): {
  video: RefObject<HTMLVideoElement | null>;
  state: CameraState;
} {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<CameraState>('starting');
  const report = useRef(onText);
  useEffect(() => {
    report.current = onText;
  }, [onText]);
  useEffect(() => {
    let stream: MediaStream | null = null;
    let frame = 0;
    let left = false;
    const stop = (): void => {
      left = true;
      cancelAnimationFrame(frame);
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    const look = (): void => {
      if (left) return;
      const shown = video.current;
      const text =
        shown === null || shown.videoWidth === 0
          ? null
          : readCode(pixelsOf(shown, shown.videoWidth, shown.videoHeight));
      if (text === null) {
        frame = requestAnimationFrame(look);
        return;
      }
      stop();
      report.current(text);
    };
    const start = async (): Promise<void> => {
      // Absent without https.
      const devices = navigator.mediaDevices as MediaDevices | undefined;
      if (devices === undefined) throw new Error('no camera');
      stream = await devices.getUserMedia({ video: { facingMode: 'environment' }, audio: false });
      if (left) {
        stop();
        return;
      }
      const shown = video.current;
      if (shown === null) return;
      shown.srcObject = stream;
      await shown.play();
      setState('on');
      look();
    };
    start().catch(() => {
      if (!left) setState('off');
    });
    return stop;
  }, []);
  return { video, state };
}
