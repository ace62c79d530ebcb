export const strings: StringFolders['pages/search'] = {
  nothing: 'أدخل اسم حساب أو معرّف معاملة أو رقم كتلة أو مفتاحًا عامًا.',
  privateKey: 'هذا مفتاح خاص. لا تضعه في عنوان URL: أدخله في مربع البحث حيث يُحوَّل داخل متصفحك.',
};
