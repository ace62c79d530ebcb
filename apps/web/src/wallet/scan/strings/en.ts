export const strings = {
  title: 'Scan a QR code',
  camera: 'Camera',
  starting: 'Starting the camera…',
  on: 'Point the camera at the code.',
  off: 'No camera available, or its use is not allowed. Choose a picture of the code.',
  picture: 'Choose a picture',
  noCode: 'No QR code was found in this picture.',
  noPicture: 'This file is not a picture.',
};

declare global {
  interface StringFolders {
    'wallet/scan': typeof strings;
  }
}
