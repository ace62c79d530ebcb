export const strings: StringFolders['domain/fio'] = {
  never: 'لا تنتهي صلاحيته',
  expired: 'منتهي الصلاحية',
  public: 'عام',
  private: 'خاص',
};
