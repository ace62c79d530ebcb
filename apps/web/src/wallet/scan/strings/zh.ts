export const strings: StringFolders['wallet/scan'] = {
  title: '扫描二维码',
  camera: '摄像头',
  starting: '正在启动摄像头…',
  on: '将摄像头对准二维码。',
  off: '没有可用的摄像头，或不允许使用。请选择二维码的图片。',
  picture: '选择图片',
  noCode: '此图片中未找到二维码。',
  noPicture: '此文件不是图片。',
};
