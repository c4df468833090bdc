-- The tokens of pay by one expression for all steps: the triggers that write them are prepared with each write of a job.
DROP VIEW `listed_jobs_pay`;
--> statement-breakpoint
CREATE VIEW `listed_jobs_pay` AS
SELECT listed_at, (
	SELECT coalesce(group_concat(' s' || step.value || lower(l.currency), ''), '') FROM json_each('[20,30,40,50,60,70,80,90,100,110,120]') step
	WHERE step.value <= coalesce(l.max_salary, l.min_salary)
		* CASE l.pay_period WHEN 'yearly' THEN 1 WHEN 'monthly' THEN 12 WHEN 'weekly' THEN 52 WHEN 'daily' THEN 260 WHEN 'hourly' THEN 2080 END
		/ CASE
			WHEN instr('BHD JOD KWD OMR', l.currency) THEN 300
			WHEN instr('BRL ILS PEN PLN', l.currency) THEN 2000
			WHEN instr('AED CNY MYR QAR RON SAR', l.currency) THEN 5000
			WHEN instr('CZK DKK EGP HKD MXN NOK SEK TRY TWD UAH ZAR', l.currency) THEN 10000
			WHEN instr('BDT INR KES PHP PKR RUB THB UYU', l.currency) THEN 20000
			WHEN instr('HUF ISK JPY KZT LKR NGN RSD', l.currency) THEN 100000
			WHEN instr('ARS CLP CRC', l.currency) THEN 500000
			WHEN instr('COP KRW', l.currency) THEN 1000000
			WHEN instr('IDR VND', l.currency) THEN 10000000
			ELSE 1000 END
) AS tokens
FROM listed_jobs l WHERE l.currency IS NOT NULL;
