export const strings: StringFolders['wallet/scan'] = {
  title: 'Escanear un código QR',
  camera: 'Cámara',
  starting: 'Iniciando la cámara…',
  on: 'Apunta la cámara al código.',
  off: 'No hay cámara o no se permite su uso. Elige una imagen del código.',
  picture: 'Elegir una imagen',
  noCode: 'No se encontró ningún código QR en esta imagen.',
  noPicture: 'Este archivo no es una imagen.',
};
