import type { LanguageData } from '../language-data.ts';
import { occupations } from '../occupations/vi.ts';

export const vi: LanguageData = {
  countries: [
    { iso2: 'VN', name: 'Việt Nam', cities: 'Hà Nội 100000|Đà Nẵng 550000|Cần Thơ 900000' },
  ],
  firstNames: 'Minh Anh|Thị Hương|Quốc Bảo|Thu Trang|Đức Long',
  lastNames: 'Nguyễn|Trần|Đặng|Phạm|Võ',
  nameOrder: 'last first',
  streets: 'Đường Lê Lợi|Phố Huế|Đường Trần Phú',
  address: 'number street, city, region postal',
  occupations: [
    {
      titles:
        'Thực tập sinh lập trình|Lập trình viên|Lập trình viên cao cấp|Trưởng nhóm phát triển',
      employers:
        'Công ty TNHH Phần mềm Sao Mai|Công ty Cổ phần Bình Minh|Tập đoàn Hải Âu|Ngân hàng Sông Hồng|Viện Nghiên cứu Biển Đông',
      tasks:
        'Phát triển ứng dụng bằng {skill}|Tối ưu cơ sở dữ liệu {skill}|Hướng dẫn ba nhân viên mới|Giảm 40% thời gian tải trang trong năm 2021|Viết tài liệu kỹ thuật',
      profile: 'Lập trình viên ham học hỏi, thích làm sản phẩm gọn gàng.',
      skills: {
        'Kỹ năng chuyên môn': 'Java|PHP|JavaScript|MySQL|Docker|Git',
        'Kỹ năng mềm': 'Làm việc nhóm|Giải quyết vấn đề|Quản lý thời gian',
      },
      schools:
        'Cử nhân/Công nghệ thông tin/Đại học Bách khoa Đà Nẵng|Kỹ sư/Khoa học máy tính/Đại học Cần Thơ',
      projects:
        'Quản lý thư viện: Ứng dụng viết bằng {skill}|Đặt lịch khám: Trang web dùng {skill}',
    },
    ...occupations,
  ],
  spoken: 'vi:Tiếng Việt|en:Tiếng Anh|ja:Tiếng Nhật|fr:Tiếng Pháp|ko:Tiếng Hàn',
  native: 'vi',
  nativeWord: 'bản ngữ|tiếng mẹ đẻ',
  levels: 'cơ bản|trung bình|khá|tốt|thành thạo',
  interests: 'Đọc sách|Bóng đá|Du lịch|Nấu ăn',
  nationality: 'Việt Nam',
  referees: 'Lê Văn Hùng',
  words: {
    title: 'Sơ yếu lý lịch|CV',
    headings: {
      summary: 'Mục tiêu nghề nghiệp|Giới thiệu bản thân',
      work: 'Kinh nghiệm làm việc|Kinh nghiệm',
      education: 'Học vấn|Trình độ học vấn|Quá trình học tập',
      skills: 'Kỹ năng|Các kỹ năng',
      languages: 'Ngoại ngữ|Ngôn ngữ',
      contact: 'Liên hệ|Thông tin liên hệ',
      personal: 'Thông tin cá nhân',
      certificates: 'Chứng chỉ',
      projects: 'Dự án',
      interests: 'Sở thích',
      references: 'Người tham chiếu|Người giới thiệu',
    },
    labels: {
      name: 'Họ và tên|Họ tên',
      email: 'Email',
      phone: 'Điện thoại|Số điện thoại',
      mobile: 'Di động',
      fax: 'Fax',
      address: 'Địa chỉ',
      birthDate: 'Ngày sinh',
      birthPlace: 'Nơi sinh',
      nationality: 'Quốc tịch',
      website: 'LinkedIn',
      employer: 'Công ty|Nơi làm việc',
      position: 'Vị trí|Chức vụ',
      dates: 'Thời gian',
      tasks: 'Nhiệm vụ|Mô tả công việc',
      institution: 'Trường',
      degree: 'Bằng cấp|Chuyên ngành',
    },
    present: 'hiện tại|nay|Hiện nay',
    since: 'Từ {date}',
    months:
      'Tháng 1|Tháng 2|Tháng 3|Tháng 4|Tháng 5|Tháng 6|Tháng 7|Tháng 8|Tháng 9|Tháng 10|Tháng 11|Tháng 12',
    seasons: 'mùa xuân|mùa hè|mùa thu|mùa đông',
    dateStyles: ['numeric', 'year'],
  },
};
