import type { OccupationData } from '../language-data.ts';

export const occupations: readonly OccupationData[] = [
  {
    titles: 'Điều dưỡng thực tập|Điều dưỡng viên|Điều dưỡng trưởng nhóm|Điều dưỡng trưởng',
    employers:
      'Bệnh viện Đa khoa Sông Hàn|Phòng khám Tâm An|Viện Dưỡng lão Hoa Sen|Bệnh viện Nhi Trung tâm|Trung tâm Y tế Ninh Kiều',
    tasks:
      'Chăm sóc 15 bệnh nhân mỗi ca|Ghi hồ sơ bằng {skill}|Hướng dẫn điều dưỡng mới|Tham gia tiêm chủng năm 2021|Giảm 20% sai sót dùng thuốc',
    profile: 'Điều dưỡng điềm tĩnh, tận tâm với người bệnh.',
    skills: {
      'Kỹ năng chuyên môn': 'Tiêm truyền|Chăm sóc vết thương|Sơ cứu|Giao tiếp với bệnh nhân',
      'Tin học': 'MS Word|MS Excel|Phần mềm HIS',
    },
    schools:
      'Cử nhân/Điều dưỡng/Đại học Y Dược Cần Thơ/18|Cao đẳng/Điều dưỡng/Cao đẳng Y tế Đà Nẵng/18',
    certificates: 'Chứng chỉ hành nghề/Sở Y tế Đà Nẵng|Cấp cứu cơ bản/Hội Chữ thập đỏ',
  },
  {
    titles: 'Nhân viên kế toán|Kế toán viên|Kế toán tổng hợp|Kế toán trưởng',
    employers:
      'Công ty TNHH Dệt may Hòa Bình|Công ty CP Thủy sản Miền Tây|Siêu thị Tân Phú|Công ty TNHH Xây dựng An Khang|Văn phòng Kế toán Minh Tâm',
    tasks:
      'Lập báo cáo thuế hàng quý|Nhập chứng từ vào {skill}|Tính lương cho 120 nhân viên|Rút ngắn thời gian quyết toán năm 2022|Đối chiếu công nợ khách hàng',
    profile: 'Kế toán cẩn thận, trung thực và đúng hạn.',
    skills: {
      'Nghiệp vụ': 'Kế toán thuế|Báo cáo tài chính|Tính lương|Quản lý công nợ',
      'Phần mềm': 'MISA|Excel|Fast Accounting|Word',
    },
    schools:
      'Cử nhân/Kế toán/Đại học Kinh tế Đà Nẵng/18|Cao đẳng/Kế toán doanh nghiệp/Cao đẳng Thương mại/18',
    certificates: 'Chứng chỉ Kế toán trưởng/Bộ Tài chính|MOS Excel/Microsoft',
  },
  {
    titles:
      'Nhân viên bán hàng|Nhân viên kinh doanh|Trưởng nhóm kinh doanh|Trưởng phòng kinh doanh',
    employers:
      'Cửa hàng Điện máy Sáng|Công ty TNHH Ô tô Trường Sơn|Nhà sách Phương Đông|Công ty CP Bất động sản Biển Xanh|Thời trang Lụa Việt',
    tasks:
      'Tư vấn cho 40 khách mỗi ngày|Theo dõi đơn hàng trên {skill}|Tăng doanh số 22% năm 2023|Quản lý nhóm bảy người|Tìm kiếm khách hàng mới',
    profile: 'Nhân viên kinh doanh năng động, biết lắng nghe.',
    skills: {
      'Kỹ năng': 'Đàm phán|Chăm sóc khách hàng|Thuyết trình|Quản lý đội nhóm',
      'Công cụ': 'Excel|KiotViet|PowerPoint|Facebook Ads',
    },
    schools:
      'Cử nhân/Quản trị kinh doanh/Đại học Ngoại thương/18|Cao đẳng/Marketing/Cao đẳng Cần Thơ/18',
    certificates: 'Kỹ năng bán hàng/Học viện PACE|Google Ads/Google',
  },
  {
    titles: 'Nhân viên kho|Thủ kho|Giám sát kho|Quản lý kho vận',
    employers:
      'Công ty Vận tải Bắc Nam|Kho lạnh Hậu Giang|Công ty CP Giao nhận Tia Chớp|Cảng Tiên Sa Logistics|Tổng kho Miền Trung',
    tasks:
      'Xuất nhập 300 đơn mỗi ngày|Kiểm kê bằng {skill}|Phân ca cho 18 nhân viên|Giảm hàng hỏng 15%|Lập kế hoạch giao hàng',
    profile: 'Quản lý kho ngăn nắp, chịu được áp lực.',
    skills: {
      'Kỹ năng': 'Lái xe nâng|Kiểm kê|Điều phối vận tải|An toàn lao động',
      'Tin học': 'Excel|WMS|SAP',
    },
    schools:
      'Cử nhân/Logistics/Đại học Giao thông Vận tải/18|Trung cấp/Quản lý kho/Trung cấp Nghề Cần Thơ/15',
    certificates: 'Chứng chỉ lái xe nâng/Trung tâm Kiểm định|An toàn lao động nhóm 3/Sở Lao động',
  },
];
