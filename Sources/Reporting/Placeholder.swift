package enum ReportingPlaceholder {}
